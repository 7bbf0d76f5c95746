/** The makes that have sold cars and light trucks in the US since 1990, as we write them. */
export const makes: ReadonlySet<string> = new Set(
  `Acura, Alfa Romeo, Aston Martin, Audi, Bentley, BMW, Bugatti, Buick, Cadillac, Chevrolet, Chrysler, Daewoo,
  Daihatsu, Dodge, Eagle, Ferrari, Fiat, Fisker, Ford, Genesis, Geo, GMC, Honda, Hummer, Hyundai, INEOS, Infiniti,
  Isuzu, Jaguar, Jeep, Karma, Kia, Lamborghini, Land Rover, Lexus, Lincoln, Lotus, Lucid, Maserati, Maybach, Mazda,
  McLaren, Mercedes-Benz, Mercury, MINI, Mitsubishi, Nissan, Oldsmobile, Peugeot, Plymouth, Polestar, Pontiac,
  Porsche, Ram, Rivian, Rolls-Royce, Saab, Saturn, Scion, smart, Subaru, Suzuki, Tesla, Toyota, VinFast, Volkswagen,
  Volvo`.split(/,\s+/),
)

const inCapitals = new Map([...makes].map(make => [make.toUpperCase(), make]))

/** A make as we write it: "RIVIAN" -> "Rivian"; an unlisted one stays as it is. */
export function shownMake(name: string): string {
  return inCapitals.get(name.trim().toUpperCase()) ?? name
}
