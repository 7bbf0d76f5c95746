/** Names every member of a union once; a member that is added to the risk is missing here at compile time. */
export function every<Member extends string>(members: Readonly<Record<Member, true>>): readonly Member[] {
  // The record has a key for each member and no other.
  return Object.keys(members) as Member[]
}

/** Every number of a union, as the vocabulary of a plan lists it. */
export function everyNumber<Member extends string>(members: Readonly<Record<Member, true>>) {
  const only = every(members).map(Number)
  return { type: 'whole', min: Math.min(...only), max: Math.max(...only), only } as const
}

/** Every sum of a union, in whole dollars. */
export function everySum<Member extends string>(members: Readonly<Record<Member, true>>) {
  return { ...everyNumber(members), money: true } as const
}
