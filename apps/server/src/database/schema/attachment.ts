import type { SaleReceipt } from '@comanda/rules/order/sale-receipt'

/** The attachment of a mail, stored as data: the file is made when the mail is sent, not with the order. */
export type Attachment =
  | { readonly kind: 'calendar'; readonly name: string; readonly text: string }
  | { readonly kind: 'receipt'; readonly name: string; readonly receipt: SaleReceipt }
