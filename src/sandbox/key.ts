/** By whom the carriers of the sandbox are asked. */
export interface Key {
  readonly id: string
  readonly secret: string
}
