/** The properties of a screen: what its row loaded. */
export interface ScreenProps<Data> {
  readonly data: Data
}
