/** A weight and the cues that have it; each group counts once, however often it is heard. */
export type CueGroup = readonly [weight: number, cues: readonly string[]];

/** The groups of each meaning that the words of a failure can lean to. */
export type CueGroups = Readonly<Record<string, readonly CueGroup[]>>;
