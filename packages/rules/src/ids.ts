declare const kind: unique symbol

/** A plain value with a type of its own, so that ids of different kinds cannot be mixed up. */
export type Id<Base extends string | number, Kind extends string> = Base & { readonly [kind]: Kind }
type Unbranded<T> = T extends number ? number : string

/** Things a venue configures have small numbers; things a visitor makes have uuids that cannot be guessed. */
export type SiteId = Id<number, 'site'>
export type StoreId = Id<number, 'store'>
export type WarehouseId = Id<number, 'warehouse'>
export type MenuId = Id<number, 'menu'>
export type PriceListId = Id<number, 'price-list'>
export type ZoneId = Id<number, 'zone'>
export type ResourceId = Id<number, 'resource'>
export type BrandId = Id<number, 'brand'>
export type CategoryId = Id<number, 'category'>
export type ProductId = Id<number, 'product'>
export type AttributeId = Id<number, 'attribute'>
export type AttributeValueId = Id<number, 'attribute-value'>
export type CombinationId = Id<number, 'combination'>
export type OptionGroupId = Id<number, 'option-group'>
export type OptionValueId = Id<number, 'option-value'>
export type SectionId = Id<number, 'section'>
export type SectionItemId = Id<number, 'section-item'>
export type AllergenId = Id<number, 'allergen'>
export type DietId = Id<number, 'diet'>
export type PromotionId = Id<number, 'promotion'>
export type CouponId = Id<number, 'coupon'>
export type SittingId = Id<number, 'sitting'>
export type PageId = Id<number, 'page'>
export type StationId = Id<number, 'station'>
export type StaffId = Id<number, 'staff'>
export type RoleId = Id<number, 'role'>
export type DrawerId = Id<number, 'drawer'>
export type DeviceId = Id<number, 'device'>
export type PrintRouteId = Id<number, 'print-route'>
export type CustomerId = Id<string, 'customer'>
export type AddressId = Id<string, 'address'>
export type CardId = Id<string, 'card'>
export type ReceiptId = Id<string, 'receipt'>
export type SessionId = Id<string, 'session'>
export type StaffSessionId = Id<string, 'staff-session'>
export type CartId = Id<string, 'cart'>
export type LineId = Id<string, 'line'>
export type OrderId = Id<string, 'order'>
/** Opens the status page of one order to whoever holds it, and nothing else. */
export type FollowKey = Id<string, 'follow-key'>
export type TicketId = Id<string, 'ticket'>
export type PressId = Id<string, 'press'>
export type PrintJobId = Id<string, 'print-job'>
export type PrintTrialId = Id<string, 'print-trial'>
/** A dish that the kitchen was sent. */
export type KitchenItemId = Id<string, 'kitchen-item'>
export type AttemptId = Id<string, 'attempt'>
export type ShareId = Id<string, 'share'>
export type BookingId = Id<string, 'booking'>

/** The only way from a plain value to an id; used by codecs, repositories and fixtures. */
export function toId<T extends Id<string | number, string>>(value: Unbranded<T>): T {
  return value as unknown as T
}
