/**
 * Regions that people name for a trip, with their countries, the most visited first. Our own list. Several names of one region
 * are separated by "/".
 */
export const namedRegions: Readonly<Record<string, string>> = {
  Caribbean:
    'BS JM DO PR KY TC AW VI VG BB LC AG SX MF CW BQ GD KN VC DM GP MQ TT AI BL MS HT CU BM MX BZ HN CO PA',
  'Mediterranean/Mediterranean Sea': 'IT ES GR FR HR TR MT CY MC ME SI AL GI EG IL MA TN LB DZ LY',
  'Baltics/Baltic Sea': 'EE LV LT FI SE DK PL DE NO',
  'Scandinavia/Nordic countries/Northern Europe': 'NO SE DK FI IS FO GL SJ AX',
  'British Isles': 'GB IE IM GG JE',
  'Western Europe': 'FR DE NL BE LU CH AT GB IE MC LI',
  'Eastern Europe': 'PL CZ HU RO BG SK MD UA BY',
  'Southern Europe': 'IT ES PT GR HR MT CY SI AD SM VA',
  Balkans: 'HR SI BA ME RS AL MK XK BG RO GR',
  Alps: 'CH AT FR IT DE LI SI',
  'Central America': 'CR PA BZ GT HN NI SV MX',
  'Middle East': 'AE IL JO TR QA OM SA EG BH KW LB IQ YE PS SY IR',
  'Southeast Asia/South East Asia': 'TH VN ID SG MY PH KH LA MM BN TL',
  'East Asia/Far East': 'JP CN KR TW HK MO MN',
  'South Asia/Indian subcontinent': 'IN LK NP MV BT BD PK',
  'South Pacific/South Seas/Polynesia': 'PF FJ CK WS TO VU NC NU TV WF PN AS',
  Micronesia: 'GU MP PW FM MH KI NR',
  'North Africa': 'MA EG TN DZ LY',
  'East Africa/African safari/Safari': 'KE TZ UG RW ZA BW NA ZM ZW MZ MW ET MG',
  'Southern Africa': 'ZA BW NA ZW ZM MZ LS SZ',
  'West Africa': 'GH SN NG CI CV GM BJ TG SL LR GN ML BF NE MR GW',
}
