/**
 * Completed years of age from which someone can own a policy, in every state. A policy is a contract, and an 18-year-old
 * can enter into one even where the age of majority is higher: Alabama (19; Ala. Code 26-1-1(f)), Nebraska (19; Neb. Rev.
 * Stat. 43-2101(2)) and Mississippi (21; Miss. Code 93-19-13, personal property). Some states let minors from 15 on insure
 * their own car (Ala. Code 27-14-5(b)), but they need not pay the premium, so insurers ask for an adult.
 */
export const policyAge = 18
