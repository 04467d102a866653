/** A compiled file, by the address the build gives it. */
declare module '*.wasm?url' {
  const address: string
  export default address
}
