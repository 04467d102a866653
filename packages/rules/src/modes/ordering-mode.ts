/** How the diner wants it (SITE-003). Take-away is pickup, never a sixth mode. */
export const orderingModes = ['delivery', 'pickup', 'table', 'digital-card', 'takehere'] as const
export type OrderingMode = (typeof orderingModes)[number]
