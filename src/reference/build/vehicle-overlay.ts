// Corrections for what a visitor expects to read: the data's names are a registrar's, it has models of other countries, and the
// years of some schemes are wider than those in which the car was sold.

/** How we show one model of the data. */
export interface Overlay {
  /** Empty when we do not show it at all; of several, a VIN decodes to the first. */
  readonly models: readonly string[]
  /** Model years in which it was sold, when the data is too generous. */
  readonly years: readonly Span[] | null
}

export type Span = readonly [first: number, last: number]

// Make: model in the data > what is shown (nothing: left out) : model years. A model that keeps its name has no ">".
const corrections = `
Acura: CL : 1997-1999 2001-2003; Integra : 1990-2001 2023-; NSX : 1991-2005 2017-2022; RL : 1996-2012; TL : 1996-2014;
  TLX : 2015-2025; ZDX : 2010-2013 2024-2024
Alfa Romeo: Giulia (952) > Giulia : 2017-; 8C Competizione Spider > 8C Spider : 2008-2010
Audi: A4 : 1996-2025; A4 allroad : 2013-2025; S4 : 1992-1994 2000-2025; A7 e > A7; A8 e > A8; A8 L e > A8; A8 L > A8;
  Q4 > Q4 e-tron; Q5 e > Q5; Q6 > Q6 e-tron; SQ6 > SQ6 e-tron
Bentley: ARMOURED ARNAGE >; Roll Royce Silver Seraph >; Rolls-Royce Park Ward >; Turbo > Turbo R
BMW: 1M > 1 Series M Coupe; M3Ci > M3; Alpina >; Alpina B8 > 8 Series; B7 > 7 Series; X5 : 2000-; XM : 2023-;
  ActiveHybrid 3 > 3 Series; ActiveHybrid 5 > 5 Series; ActiveHybrid 7 > 7 Series
Buick: Allure >; Coachbuilder >; Incomplete >; Encore : 2013-2022; Enclave : 2008-; LaCrosse : 2005-2019;
  Regal : 1990-2004 2011-2020; Skylark : 1990-1998
Cadillac: Commercial Chassis >; Hearse >; Limousine >; 60 Special > Sixty Special; Deville > DeVille;
  Escalade : 1999-2000 2002-; SRX : 2004-2016; XLR : 2004-2009; XT4 : 2019-2025; XT6 : 2020-2025
Chevrolet: 3 ton >; Alero >; U100 >; Epica >; Kalos >; Optra >; Matiz >; Onix >; Orlando >; Suburban HD >; Hi-Cube >;
  Hearse/Limo >; Hearse/Limo Commercial Chassis >; P - Series >; Astro Van > Astro; S-10 Pickup > S-10;
  S-10 Blazer > Blazer; GMT-400 > C/K; R Conventional > R/V Series; V Conventional > R/V Series;
  G-Series > G-Series Van; Geo Prizm > Prizm; Caprice Police Vehicle > Caprice PPV; Silverado LTD : 2022-2022;
  Blazer : 1990-2005 2019-; Trailblazer : 2002-2009 2021-; Camaro : 1990-2002 2010-2024; Malibu : 1997-2025;
  Spark : 2013-2022; Aveo : 2004-2011; Cruze : 2011-2019; Colorado : 2004-2012 2015-; Trax : 2015-2022 2024-;
  Captiva Sport : 2012-2015; Traverse Limited : 2024-2024; Tracker : 1998-2004
Chrysler: 300C > 300; Caravan >; Grand Caravan >; Daytona >; Dynasty >; Intrepid >; Neon >; Shadow >; Viper >; Vision >;
  Stratus >; SALON >; Concorde/LHS >; TC > TC by Maserati; Town and Country > Town & Country; 300 : 1999-2023;
  Concorde : 1993-2004; LHS : 1994-1997 1999-2001; Prowler : 2001-2002; PT Cruiser : 2001-2010; Sebring : 1995-2010;
  Voyager : 2001-2003 2020-; Pacifica : 2004-2008 2017-; Aspen : 2007-2009
Daewoo: G2X >; LANOS > Lanos; LEGANZA > Leganza; NUBIRA > Nubira; Laganza V-car >;
  Leganza V-200 & variants/derivatives >
Dodge: Caravan/Grand Caravan > Grand Caravan, Caravan; OMNI > Omni; RAM 50 > Ram 50; Avenger : 1995-2000 2008-2014;
  Caliber : 2007-2012; Challenger : 2008-2023; Dakota : 1990-2011; Durango : 1998-2009 2011-; Hornet : 2023-2025;
  Grand Caravan : 1990-2020; Journey : 2009-2020; Neon : 1995-2005; Viper : 1992-2010 2013-2017
Eagle: 2000 GTX >; PREMIER > Premier; VISTA >; Talon : 1990-1998; Vision : 1993-1997
Ferrari: 458 : 2010-2015; 458 Italia > 458 : 2010-2015; California : 2010-2014; California T : 2015-2018;
  F12 Berlinetta : 2013-2017; FF : 2012-2016; La Ferrari > LaFerrari : 2014-2016; Roma : 2021-2025
Fiat: Ducato >; Freemont >; 500X : 2016-2023
Fisker: Nina >; Ocean : 2023-2024
Ford: F-550 >; F-600 >; Motorhome Chassis >; Recreational Vehicle >; GT MKII >; Ecosport > EcoSport : 2018-2022; Bronco : 1990-1996 2021-;
  Edge : 2007-2024; GT : 2005-2006 2017-2022; Ranger : 1990-2011 2019-; Thunderbird : 1990-1997 2002-2005;
  Transit Connect : 2010-2023
GMC: Cruise Origin AV >; Electric Vehicle >; Geo Tracker >; Hi-Cube >; Magna Van >; Motorhome Chassis >;
  P Truck Forward >; Value Van >; S15 Pickup > S-15; S15 Utility > S-15 Jimmy; Jimmy Utility > Jimmy; Rally > Rally Van;
  R Conventional > R/V Series; V Conventional > R/V Series; Canyon : 2004-2012 2015-; Sierra Limited : 2019-2022;
  Yukon XL : 2000-; Suburban : 1990-1999
Honda: Civic Si > Civic; del Sol > Civic del Sol; CR-Z : 2011-2016; FCX Clarity : 2008-2014;
  Insight : 2000-2006 2010-2014 2019-2022; Passport : 1994-2002 2019-; Prelude : 1990-2001 2026-;
  Ridgeline : 2006-2014 2017-
Hyundai: Xcient >; Accent : 1995-2022; Azera : 2006-2017; Entourage : 2007-2009; Kona N : 2022-2023
Infiniti: G20 : 1991-1996 1999-2002; Q50 : 2014-2024; QX50 : 2014-2025; QX55 : 2022-2025
Isuzu: IMPULSE > Impulse; Rodeo/Amigo > Rodeo, Amigo; Trooper II > Trooper
Jaguar: E-PACE : 2018-2024; F-TYPE : 2014-2024; I-PACE : 2019-2024; S-Type : 2000-2008; XF : 2009-2024; XJ : 2004-2019;
  XK : 2007-2015
Jeep: Cherokee : 1990-2001 2014-2023 2026-; Compass : 2007-; Grand Wagoneer : 1990-1991 1993-1993 2022-;
  Liberty : 2002-2012; Patriot : 2007-2017; Renegade : 2015-2023; Wagoneer : 1990-1990 2022-2025;
  Wrangler : 1990-1995 1997-
Karma: Atlantic >; Karma >
Kia: Forte : 2010-2024; Optima : 2001-2020; Sephia : 1994-2001; Sorento : 2003-; Soul : 2010-2025;
  Sportage : 1995-2002 2005-
Lamborghini: 147 >; Roadster >; URUS > Urus; Huracan : 2015-2024
Land Rover: New Range Rover > Range Rover; Defender : 1993-1997 2020-; Discovery : 1994-2004 2017-
Lexus: GS : 1993-2011 2013-2020; LFA : 2012-2012; RC : 2015-2025; SC : 1992-2000 2002-2010
Lincoln: Aviator : 2003-2005 2020-; Continental : 1990-2002 2017-2020; Mark > Mark Series
Lotus: 2-Eleven >; 340R >; Eagle >; Eclat >; Eleven >; Elite >; Europa >; MEL >; Monaco >; Monza >; Spa >;
  ELETRE > Eletre; Turbo Esprit > Esprit : 1990-2004; Esprit : 1990-2004; Elan : 1990-1992; Elise : 2005-2011;
  Evora : 2010-2021; Exige : 2006-2011
Maserati: Merak >; TC >; Grancabrio > GranCabrio; Granturismo > GranTurismo : 2008-2019 2024-; Ghibli : 2014-2024;
  Levante : 2017-2024; Quattroporte : 2005-2024; Spyder : 1990-1991 2002-2006
Mazda: MX-5 > MX-5 Miata; B-Series : 1990-2009; CX-3 : 2016-2021; CX-9 : 2007-2023; MPV : 1990-1998 2000-2006;
  MX-30 : 2022-2023; Mazda2 : 2011-2014; Mazda5 : 2006-2010 2012-2015; RX-7 : 1990-1995; RX-8 : 2004-2011;
  Tribute : 2001-2006 2008-2011
McLaren: 540C >; 625C >; SENNA GTR >; ARTURA > Artura; ELVA > Elva; SENNA > Senna : 2019-2019; 570GT : 2017-2020;
  570S : 2016-2020; 600LT : 2019-2020; 650S : 2015-2017; 675LT : 2016-2016; 720S : 2018-2023; GT : 2020-2023;
  MP4-12C : 2012-2014; P1 : 2014-2015
Mercedes-Benz: 190 > 190-Class; 300 > 300-Class; 350 > 350-Class; 400 > 400-Class; 420 > 420-Class; 500 > 500-Class;
  560 > 560-Class; 600 > 600-Class; ML-Class > M-Class : 1998-2015; M-Class : 1998-2015; SLS-Class > SLS AMG : 2011-2015;
  EQE-Class SUV > EQE SUV; EQE-Class Sedan > EQE Sedan; EQS-Class SUV > EQS SUV; EQS-Class Sedan > EQS Sedan;
  B-Class : 2014-2019; G-Class : 2002-; GLK-Class > GLK : 2010-2015; Metris : 2016-2023; SLR McLaren : 2005-2009
Mercury: Capri : 1991-1994; Cougar : 1990-1997 1999-2002
MINI: Hardtop > Cooper; Clubman : 2008-2014 2016-2024
Mitsubishi: RVR >; SPX >; Sigma >; Starion >; Lancer SportBack > Lancer Sportback : 2009-2016; Raider : 2006-2009;
  Mirage : 1990-2002 2014-2024; Mirage G4 : 2017-2024
Nissan: Altra >; Altra-EV >; Micra >; X-Trail >; Sentra Classic >; Ariya MPV > Ariya; Ariya Hatchback > Ariya;
  Kicks MPV > Kicks; NV > NV Van; Nissan Z > Z; PULSAR > Pulsar; 240SX : 1990-1998; 370Z : 2009-2020; Armada : 2004-;
  GT-R : 2009-2024; Juke : 2011-2017; Quest : 1993-2002 2004-2009 2011-2017; Titan : 2004-2024; Versa : 2007-2025
Oldsmobile: Eighty Eight (88) > Eighty-Eight; Ninety Eight (98) > Ninety-Eight
Plymouth: HORIZON > Horizon; Neon : 1995-2001; Prowler : 1997-1997 1999-2001
Polestar: PS1 > Polestar 1; PS2 > Polestar 2
Pontiac: Firefly >; Matiz >; Pursuit >; Tempest >; Wave >; Grand AM > Grand Am; Lemans > LeMans; Aztek : 2001-2005;
  G3 : 2009-2009; G8 : 2008-2009; Sunbird : 1990-1994
Porsche: 718 Boxster : 2017-2025; 718 Cayman : 2017-2025; 718 Spyder : 2020-2025
Ram: 4000 >; 4500 >; 5500 >; Cargo Van > C/V; Promaster City > ProMaster City : 2015-2022
Rivian: RCV >
Rolls-Royce: Flying Spur >; Touring Limousine >
Saab: 9-2X : 2005-2006; 9-3 : 1999-2011; 9-4x > 9-4X : 2011-2011; 9-5 : 1999-2011
smart: smart >; EQ Fortwo > EQ fortwo; Fortwo > fortwo; Fortwo Electric Drive > fortwo electric drive
Subaru: B9 Tribeca > Tribeca; XV CrossTrek > XV Crosstrek; Legacy : 1990-2025
Suzuki: Equator : 2009-2012; Grand Vitara : 1999-2013; Kizashi : 2010-2013; SX4 : 2007-2013
Tesla: Roadster : 2008-2011
Toyota: FCHV-adv >; Van >; COROLLA iM > Corolla iM; Corolla Matrix > Matrix : 2003-2013; Pick-Up > Pickup;
  Prius C > Prius c; Prius V > Prius v; Prius Prime (PHEV) > Prius Prime; RAV4 Prime (PHEV) > RAV4 Prime;
  C-HR : 2018-2022 2026-; Celica : 1990-2005; Land Cruiser : 1990-2021 2024-; MR2 : 1991-1995 2000-2005;
  Previa : 1991-1997; Sequoia : 2001-; Sienna : 1998-; Supra : 1990-1998 2020-; Tundra : 2000-;
  Venza : 2009-2015 2021-2024
VinFast: VF 6 >; VF 7 >
Volkswagen: CABRIOLET > Cabriolet; FOX > Fox; GLI > Jetta GLI; GTI > Golf GTI; Golf III > Golf;
  Beetle : 1998-2010 2012-2019; EuroVan : 1993-1993 1999-2003; Golf : 1990-2006 2010-2021; Touareg : 2004-2017
Volvo: 240 Series > 240; 740 Series > 740; 760 Series > 760; 780 Series > 780; 850 Series > 850; 940 Series > 940;
  960 Series > 960; C70 / C30 >; VS >; VT >; EX30 CC > EX30 Cross Country; V60CC > V60 Cross Country;
  V90CC > V90 Cross Country; S40 : 2000-2011; S60 : 2001-2009 2011-2025; S90 : 1998-1998 2017-2025; V60 : 2015-2025;
  V90 : 1998-1998 2017-2021
`

// Sold as these, but in the data under another name or with a gap: the Ram trucks are under Dodge, the first Outbacks under
// Legacy.
const additions = `
Chevrolet: Impala : 1994-1996
Ford: F-150 Lightning : 2022-2025
Geo: Tracker : 1995-1997
GMC: Yukon XL : 2012-2014
Hyundai: Elantra Touring : 2009-2012
Infiniti: FX35 : 2011-2011
Mitsubishi: Montero : 1991-1993
Ram: 1500 : 2009-2012; 2500 : 2009-2012; 3500 : 2009-2012
Subaru: Outback : 1996-2004
Volkswagen: CC : 2009-2017
`

const overlays = parse(corrections)

/** The models that the data lacks, with the years in which they were sold. */
export const added: readonly { make: string; model: string; years: readonly Span[] }[] = [
  ...parse(additions),
].flatMap(([make, models]) => [...models].map(([model, { years }]) => ({ make, model, years: years ?? [] })))

/** The make and overlay for showing a model of the data; a model without a correction stays as it is. */
export function overlayOf({ make, name }: { make: string; name: string }): Overlay & { make: string } {
  const correction = overlays.get(make)?.get(name)
  if (correction) return { make, ...correction }
  const scion = make === 'Toyota' ? /^Scion (.+)$/.exec(name)?.[1] : undefined
  if (scion !== undefined) return { make: 'Scion', models: [scion], years: null }
  return { make, models: isTruckCode(make, name) ? [] : [familyName(make, name)], years: null }
}

/** The family names that their makers use: "330i" -> "3 Series", "GLC-Class" -> "GLC". */
function familyName(make: string, name: string): string {
  if (make === 'BMW') return name.replace(/^M?([1-8])\d\d.*$/, '$1 Series')
  if (make === 'Mercedes-Benz') return name.replace(/^([A-Z]{3})-Class$/, '$1')
  return name
}

/** Heavy trucks have codes: "LT9513", "CF7000". */
function isTruckCode(make: string, name: string): boolean {
  return ['Ford', 'Chevrolet', 'GMC', 'Mercedes-Benz'].includes(make) && /^[A-Z]{1,4}\d{3,5}$/.test(name)
}

function parse(text: string): Map<string, Map<string, Overlay>> {
  const makes = text.trim().split(/\n(?=\S)/)
  return new Map(
    makes.map(line => {
      const [make = '', models = ''] = split(line, ': ')
      return [make, new Map(models.split(';').map(entry => parseModel(entry.trim().replace(/\s+/g, ' '))))]
    }),
  )
}

function parseModel(entry: string): [name: string, overlay: Overlay] {
  const [names = '', years] = split(entry, ' : ')
  const [name = '', list] = names.split(/ >\s?/)
  return [
    name,
    {
      models: list === undefined ? [name] : list.split(', ').filter(Boolean),
      years: years === undefined ? null : years.split(' ').map(parseSpan),
    },
  ]
}

function parseSpan(text: string): Span {
  const [first = '', last = ''] = text.split('-')
  return [Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last)]
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
