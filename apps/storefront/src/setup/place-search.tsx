import type { SetupWork } from './use-setup-work.ts'

export default function PlaceSearch(_props: { readonly work: SetupWork }) {
  return null
}
