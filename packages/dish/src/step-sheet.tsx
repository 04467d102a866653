import { useBackStep } from '@comanda/screen/use-back-step'
import { Sheet, type SheetProps } from '@comanda/ui/sheet'

/** A dialog that the browser's Back closes like its own button, without leaving the page. */
export function StepSheet(props: Omit<SheetProps, 'isOpen'>) {
  useBackStep(true, props.onClose)
  return <Sheet {...props} isOpen />
}
