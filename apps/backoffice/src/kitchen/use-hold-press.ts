import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react'

/** A press that is held so long means the whole ticket; one that slides further than a wet finger does means nothing. */
const holdPressMs = 600
const slidePx = 10

interface Press {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
  isSpent: boolean
  isLifted: boolean
}

/** The properties of an element on which a held press acts, and a slid one does not even click (DAY-079). */
export function useHoldPress(onHold: () => void) {
  const press = useRef<Press | null>(null)
  const spend = () => {
    if (press.current === null) return
    clearTimeout(press.current.timer)
    press.current.isSpent = true
  }
  return {
    onPointerDown({ clientX, clientY, button }: PointerEvent) {
      if (button !== 0) return
      spend()
      const timer = setTimeout(() => {
        spend()
        onHold()
      }, holdPressMs)
      press.current = { x: clientX, y: clientY, timer, isSpent: false, isLifted: false }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = press
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > slidePx) spend()
    },
    onPointerUp({ target, pointerType }: PointerEvent) {
      if (press.current === null) return
      clearTimeout(press.current.timer)
      press.current.isLifted = true
      // A browser plays a whole mouse after a touch, and tells the click last: on a slow tablet that is another frame.
      const isTap = pointerType === 'touch' && !press.current.isSpent
      if (isTap && target instanceof Element) target.closest('button')?.click()
    },
    onTouchEnd(event: TouchEvent) {
      // What the tap meant is done.
      if (press.current === null && event.cancelable) event.preventDefault()
    },
    onPointerCancel: spend,
    onPointerLeave() {
      // A finger that is lifted leaves too, before its tap is told.
      if (press.current?.isLifted === false) spend()
    },
    onClickCapture(event: MouseEvent) {
      // A click by a key or by a lifted finger needs no press. Any other without one began on a ticket that left while
      // it was held, and ends on the one that moved to its place.
      if (event.detail > 0 && press.current?.isSpent !== false) event.stopPropagation()
      press.current = null
    },
    // A long touch would open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
