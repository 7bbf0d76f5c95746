import { policyAge } from '../../law/policy-age.ts'

/** The minimum age to buy a policy. */
export const oldEnough = {
  years: policyAge,
  message: {
    en: `You need to be at least ${policyAge} to buy a policy`,
    es: `Debe tener al menos ${policyAge} años para comprar una póliza.`,
  },
} as const
