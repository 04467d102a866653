import { liveTopics, toWireTopic } from '@comanda/contract/live'
import type { FollowedTopic } from '@comanda/contract/staff-call'

/** The name under which the events of a topic are stored. */
export function toStoredTopic(topic: FollowedTopic): string {
  const ofVisitors = liveTopics.find((one) => one === topic)
  return ofVisitors === undefined ? topic : toWireTopic(ofVisitors)
}
