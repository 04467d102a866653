export const resourceKinds = ['delivery', 'pickup', 'takehere', 'room'] as const
export type ResourceKind = (typeof resourceKinds)[number]
