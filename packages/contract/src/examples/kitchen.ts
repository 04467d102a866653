export const exampleKitchenItem = {
  itemId: '1c3f0a52-6a0e-4f3e-8f4e-0d6a5c1b7d22',
  stationId: 2,
  productId: 31,
  state: 'queued' as const,
  course: 1,
  units: 2,
  unitsReady: 0,
  combo: null,
  name: 'Pulpo a la gallega',
  words: ['sin Pimentón'],
  notes: 'muy caliente',
  allergens: ['Moluscos'],
  traces: [],
  version: 1,
}

export const exampleKitchenTicket = {
  ticketId: '7b0f7c7e-3a55-4b56-9a7a-0f9a1d9c2e11',
  orderId: null,
  number: 12,
  mode: 'table' as const,
  place: 'Sala 4',
  notes: '',
  sentAt: '2026-11-18T12:28:00.000Z',
  dueAt: '2026-11-18T12:28:00.000Z',
  items: [exampleKitchenItem],
}
