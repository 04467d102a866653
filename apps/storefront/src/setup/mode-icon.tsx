import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { Icon } from '../parts/icons.tsx'

const paths: Readonly<Record<OrderingMode, string>> = {
  delivery:
    'M6 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M18 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M8.500 17h4.500l3-6-1.500-5H12M3.500 11.500H10v-5H3.500zM3.500 14c3-1.500 5.500 0 5.500 3',
  pickup: 'M5 8h14l-1.200 12H6.200zM9 8V6.500a3 3 0 0 1 6 0V8M9.500 14l2 2 3.500-4',
  table: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM17.500 17.500H20V20h-2.500z',
  'digital-card':
    'M12 6.500C10 5 7 4.500 4 5v13.500c3-.500 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.500-6 0-8 1.500zM12 6.500V20',
  takehere:
    'M7 3v7a2 2 0 0 0 2 2v9M11 3v7a2 2 0 0 1-2 2M9 3v6M17 3c-2 1.500-2.500 4-2.500 7.500 0 1.500.800 2.500 2.500 2.500zm0 10v8',
}

export function ModeIcon({ mode }: { readonly mode: OrderingMode }) {
  return (
    <Icon className="size-6 shrink-0">
      <path d={paths[mode]} />
    </Icon>
  )
}
