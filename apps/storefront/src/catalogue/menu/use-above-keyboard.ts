import { type RefObject, useEffect } from 'react'

/** A keyboard takes at least this much of a screen. */
const keyboardShare = 0.2

/**
 * While something is searched and a keyboard covers the lower part of the screen, the field is at the top of what is left,
 * so that the dishes found are in sight above the keyboard (F-075).
 */
export function useAboveKeyboard(field: RefObject<HTMLInputElement | null>, isSearching: boolean): void {
  // On a phone it goes there as soon as it is touched, before a keyboard and the first dishes found (F-233).
  useEffect(() => {
    const touched = field.current
    const rise = () => {
      if (matchMedia('(max-width: 767px)').matches) touched?.scrollIntoView({ block: 'start' })
    }
    touched?.addEventListener('focus', rise)
    return () => touched?.removeEventListener('focus', rise)
  }, [field])
  useEffect(() => {
    const seen = window.visualViewport
    if (!isSearching || !seen) return
    const lift = () => {
      const hasKeyboard = seen.height < innerHeight * (1 - keyboardShare)
      if (hasKeyboard && document.activeElement === field.current) field.current?.scrollIntoView({ block: 'start' })
    }
    lift()
    seen.addEventListener('resize', lift)
    return () => seen.removeEventListener('resize', lift)
  }, [field, isSearching])
}
