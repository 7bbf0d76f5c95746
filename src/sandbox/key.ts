/** The id and secret of the service that asks the sandbox's carriers. */
export interface Key {
  readonly id: string
  readonly secret: string
}
