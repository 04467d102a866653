/** How long the server may take before what the device keeps is shown instead. */
export const answerWithinMs = 4_000
