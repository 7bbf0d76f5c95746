import type { VehicleGroup } from '../vehicles/vehicles-file.ts'

/** What the data says about a model. */
export interface Traits {
  readonly make: string
  readonly model: string
  /** The body class in the vPIC database in most of its years; null without one. */
  readonly body: string | null
  /** Whether it is electric in most of its years. */
  readonly electric: boolean
}

// The groups are those of the market figures in scripts/market; where a model belongs is our own judgment. Each list
// names "make: models" or only a make; it counts before the body.
const named: readonly [VehicleGroup, string][] = [
  [
    'SPORTS',
    `Acura: NSX, RSX; Alfa Romeo: 4C, 8C Spider, Spider; Audi: R8, RS 3, RS 4, RS 5, RS 6, RS 6 Avant, RS
    7, S3, S4, S5, TT, TT RS, TTS; BMW: 1 Series M Coupe, M2, M3, M4, M5, M6, M8, Z3, Z4, Z8, i8;
    Bugatti; Chevrolet: Camaro, Corvette, SS, SSR; Chrysler: Crossfire, Prowler; Dodge: Challenger,
    Charger, Daytona, Stealth, Viper; Eagle: Talon; Ferrari; Fiat: 124 Spider; Ford: GT, Mustang,
    Mustang GTD, Probe; Honda: Civic Type R, Prelude, S2000; Hyundai: Elantra N, Genesis Coupe, Kona N,
    Tiburon, Veloster N; Infiniti: Q60; Jaguar: F-TYPE, XK, XK8, XJS; Kia: Stinger; Lamborghini:
    Aventador, Diablo, Gallardo, Huracan, Murcielago, Revuelto, Temerario; Lexus: LC, LFA, RC, SC;
    Lotus; Maserati: Coupe, GranCabrio, GranTurismo, MC20, Spyder; Mazda: MX-5 Miata, RX-7, RX-8;
    McLaren; Mercedes-Benz: AMG GT, SL-Class, SLC, SLK, SLR McLaren, SLS AMG; Mitsubishi: 3000GT,
    Eclipse, Lancer Evolution; Nissan: 240SX, 300ZX, 350Z, 370Z, GT-R, Z; Plymouth: Prowler; Pontiac:
    Firebird, G8, GTO, Solstice; Porsche: 718 Boxster, 718 Cayman, 718 Spyder, 911, 918, 928, 944, 968,
    Boxster, Cayman; Saturn: Sky; Scion: FR-S; Subaru: BRZ, SVX, WRX; Toyota: 86, Celica, GR Corolla,
    GR86, MR2, Supra; Volkswagen: Corrado, Golf R, R32; Polestar: Polestar 1`,
  ],
  [
    'LARGE_LUXURY',
    `Acura: RL, RLX; Aston Martin; Audi: A8, S8, RS Q8, SQ8, V8; Bentley; BMW: 6 Series, 7 Series, 8
    Series, X7, XM; Cadillac: Allante, Celestiq, CT6, Escalade, Escalade ESV, XLR; Genesis: G90;
    Hyundai: Equus; Infiniti: Q45, Q70, Q70L, QX56, QX80; Jaguar: Vanden Plas, XJ, XJ12, XJ6, XJ8, XJR;
    Jeep: Grand Wagoneer L; Karma; Fisker: Karma; Kia: K900; Lamborghini: Urus; Land Rover: Range Rover,
    Range Rover Sport; Lexus: LS, LX; Lincoln: Navigator, Navigator L; Maserati: Levante, Quattroporte;
    Maybach; Mercedes-Benz: CL-Class, CLS, G-Class, GL-Class, GLS, S-Class; Porsche: Panamera;
    Rolls-Royce; Volkswagen: Phaeton`,
  ],
  [
    'HYBRID',
    `Chevrolet: Volt; Ford: C-Max; Honda: Clarity, CR-Z, Insight; Hyundai: Ioniq; Kia: Niro; Lexus: CT,
    HS; Toyota: Crown, Prius, Prius Prime, Prius c, Prius v; Cadillac: ELR`,
  ],
  [
    'OFF_ROAD',
    `Ford: Bronco, Bronco II; Geo: Tracker; Chevrolet: Tracker; Dodge: Ramcharger; Hummer; INEOS; Isuzu:
    Amigo, Trooper, VehiCross; Jeep: Cherokee, Wrangler, Wrangler JK, Recon; Land Rover: Defender;
    Nissan: Xterra; Suzuki: Samurai, Sidekick, Sidekick Sport, X-90; Toyota: 4Runner, FJ Cruiser, Land
    Cruiser; Mitsubishi: Montero`,
  ],
  [
    'SMALL_SUV',
    `Buick: Encore, Encore GX, Envista; Chevrolet: Captiva Sport, Equinox, HHR, Trailblazer, Trax;
    Chrysler: PT Cruiser; Dodge: Hornet, Nitro; Fiat: 500L, 500X; Ford: Bronco Sport, EcoSport, Escape;
    GMC: Terrain; Honda: CR-V, Element, HR-V; Hyundai: Kona, Tucson, Venue; Isuzu: Rodeo; Jeep: Compass,
    Liberty, Patriot, Renegade; Kia: Seltos, Soul, Sportage; Mazda: CX-3, CX-30, CX-5, CX-50, CX-7,
    Tribute; MINI: Countryman, Paceman; Mitsubishi: Eclipse Cross, Outlander Sport; Mercury: Mariner;
    Nissan: Cube, Juke, Kicks, Kicks Play, Rogue, Rogue Select, Rogue Sport; Pontiac: Torrent; Saturn:
    Vue; Scion: xB; Subaru: Crosstrek, Forester, XV Crosstrek; Suzuki: Grand Vitara, Vitara; Toyota:
    C-HR, Corolla Cross, RAV4, RAV4 Prime; Volkswagen: Taos, Tiguan, Tiguan Limited`,
  ],
  [
    'ECONOMY',
    `Buick: Skyhawk; Chevrolet: Aveo, Cavalier, Cobalt, Cruze, Cruze Limited, Metro, Prizm, Sonic, Spark;
    Daewoo; Daihatsu; Dodge: Caliber, Colt, Dart, Neon, Omni, Shadow; Eagle: Summit;
    Fiat: 500; Ford: Aspire, Escort, Festiva, Fiesta, Focus, Tempo, ZX2; Geo; Honda: Civic, Civic del
    Sol, Fit; Hyundai: Accent, Elantra, Elantra GT, Elantra Touring, Excel, Scoupe, Veloster; Isuzu:
    Impulse, Stylus; Kia: Forte, Forte Koup, K4, Rio, Sephia, Spectra; Mazda: 323, MX-3, Mazda2, Mazda3,
    Protege; Mercury: Topaz, Tracer; MINI: Clubman, Cooper, Cooper Convertible, Cooper Coupe, Cooper
    Roadster; Mitsubishi: Lancer, Lancer Sportback, Mirage, Mirage G4, Precis; Nissan: 200SX, Altima,
    NX, Pulsar, Sentra, Versa, Versa Note; Plymouth: Colt, Horizon, Laser, Neon, Sundance; Pontiac: G3,
    G5, LeMans, Sunbird, Sunfire, Vibe; Saturn: Astra, Ion, SC1, SC2, SL, SL1, SL2, SL3, SW1, SW2;
    Scion: iA, iM, iQ, tC, xA, xD; smart: fortwo; Subaru: Impreza, Justy, Loyale; Suzuki: Aerio, Esteem,
    Forenza, Reno, Swift, SX4; Toyota: Corolla, Corolla iM, Echo, Matrix, Paseo, Tercel, Yaris, Yaris
    iA; Volkswagen: Beetle, Cabrio, Cabriolet, Fox, Golf, Golf GTI, Jetta, Jetta GLI, Rabbit`,
  ],
  [
    'MID_SEDAN',
    `Chevrolet: Malibu Classic, Monte Carlo; Chrysler: 200, 300, Cirrus, Concorde, LHS, Sebring; Dodge:
    Avenger, Intrepid, Stratus; Oldsmobile: Cutlass, LSS, Regency; Peugeot; Plymouth: Breeze; Pontiac:
    G6; Saturn: LS, LS1, LS2, L200, L300; Toyota: Camry Solara`,
  ],
  [
    'LUXURY_SUV',
    `Audi: A4 allroad, A6 allroad, allroad; Infiniti: EX35, QX30, QX50; Lexus: UX; Mercedes-Benz: GLA;
    Volvo: XC70`,
  ],
  [
    'ELECTRIC',
    `Audi: e-tron; BMW: i3; Ford: F-150 Lightning; Honda: FCX Clarity; Hyundai: Nexo; Mitsubishi: i-MiEV;
    Polestar; Toyota: Mirai; Volkswagen: e-Golf; Volvo: C40, EC40, EX30, EX30 Cross Country, EX40, EX90`,
  ],
  ['WAGON_SUV', `Chrysler: Aspen; Isuzu: Axiom; Saturn: LW1, LW2, LW200, LW300; Subaru: Outback`],
  ['PICKUP', `Ram: 1500, 2500, 3500`],
  ['MINIVAN', `Volkswagen: ID. Buzz`],
]

const luxuryMakes = new Set(
  `Acura, Alfa Romeo, Audi, BMW, Cadillac, Genesis, Infiniti, Jaguar, Land Rover, Lexus, Lincoln, Maserati,
  Mercedes-Benz, Porsche, Saab, Volvo`.split(/,\s+/),
)

/** Groups by "make model", or only by make. */
export const byName: ReadonlyMap<string, VehicleGroup> = new Map(
  named.flatMap(([group, text]) =>
    text
      .replace(/\s+/g, ' ')
      .split('; ')
      .flatMap(entry => {
        const [make = '', models] = entry.split(': ')
        return models === undefined
          ? [[make, group] as const]
          : models.split(', ').map(model => [`${make} ${model}`, group] as const)
      }),
  ),
)

/** The group of a model by its name, or else by fuel, body and make; OTHER where these are inconclusive. */
export function classify({ make, model, body, electric }: Traits): VehicleGroup {
  const listed = byName.get(`${make} ${model}`) ?? byName.get(make)
  if (listed) return listed
  const luxury = luxuryMakes.has(make)
  if (body === null) return luxury ? 'LUXURY_SEDAN' : 'OTHER'
  if (/van/i.test(body)) return 'MINIVAN'
  if (electric) return 'ELECTRIC'
  if (/pickup|truck/i.test(body)) return 'PICKUP'
  if (/utility/i.test(body)) return luxury ? 'LUXURY_SUV' : 'WAGON_SUV'
  if (luxury) return 'LUXURY_SEDAN'
  return /wagon/i.test(body) ? 'WAGON_SUV' : 'MID_SEDAN'
}
