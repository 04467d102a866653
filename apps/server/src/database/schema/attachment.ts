import type { SaleReceipt } from '@comanda/rules/cart/sale-receipt'

/** What goes with a mail, kept as facts: the file itself is made when the mail leaves, not in the order's transaction. */
export type Attachment =
  | { readonly kind: 'calendar'; readonly name: string; readonly text: string }
  | { readonly kind: 'receipt'; readonly name: string; readonly receipt: SaleReceipt }
