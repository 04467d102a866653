/** What a screen is given: what its row loaded. */
export interface ScreenProps<Data> {
  readonly data: Data
}
