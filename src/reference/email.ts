import validator from 'validator'
export function isEmail(typed: string): boolean {
  return validator.isEmail(typed)
}
