interface InZone {
  readonly zone: string
}

interface ZoneGroup<Delivery> {
  readonly zone: string
  readonly deliveries: readonly Delivery[]
}

/**
 * The deliveries that go the same way, together. Deliveries come by urgency, so the zone of the most urgent one is
 * first.
 */
export function groupByZone<Delivery extends InZone>(deliveries: readonly Delivery[]): ZoneGroup<Delivery>[] {
  return [...Map.groupBy(deliveries, ({ zone }) => zone)].map(([zone, ofZone]) => ({ zone, deliveries: ofZone }))
}
