export interface Address {
  readonly street: string
  readonly number: string
  readonly floor: string
  readonly block: string
  readonly door: string
  readonly stairs: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
}

export interface Contact {
  readonly fullName: string
  readonly email: string
  readonly phone: string
}
