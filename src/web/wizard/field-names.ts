import { type Speech, spoken, wordsIn } from '../../language/text.ts'

const words = wordsIn({
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    inviteCode: 'Invite code',
    relation: 'Relation',
    dateBirth: 'Date of birth',
    gender: 'Gender',
    maritalStatus: 'Marital status',
    education: 'Education',
    employment: 'Employment',
    firstLicenseAge: 'Age at first license',
    address1: 'Street address',
    address2: 'Apt or suite',
    city: 'City',
    state: 'State',
    zipcode: 'ZIP code',
    current_insurer: 'Insurer',
    current_policy_start_month: 'Month',
    current_policy_start_year: 'Year',
    departure_date: 'Departure',
    return_date: 'Return',
    height: 'Height',
    feet: 'Feet',
    inches: 'Inches',
    weight: 'Weight',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    make: 'Make',
    model: 'Model',
    vin: 'VIN',
    ownership: 'Ownership',
    usage: 'Usage',
    daily_mileage: 'Miles per day',
  },
})

/** The name of a field of any kind that does not name its own; empty for one that has its question to itself. */
export function nameOf(field: string, speech: Speech): string {
  const names: Readonly<Record<string, string>> = spoken(words, speech)
  return names[field] ?? ''
}
