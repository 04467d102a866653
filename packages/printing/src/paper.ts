/** How a line looks: a cook reads the large ones at arm's length. */
export type PaperLook = 'plain' | 'strong' | 'large'

export interface PaperLine {
  readonly text: string
  readonly look: PaperLook
}

/** What is printed, from top to bottom, before anybody asks which printer it is for. */
export type Paper = readonly (PaperLine | 'rule')[]
