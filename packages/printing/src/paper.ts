/** How a line looks: a cook reads the large ones at arm's length. */
export type PaperLook = 'plain' | 'strong' | 'large'

export interface PaperLine {
  readonly text: string
  readonly look: PaperLook
}

/** The lines that are printed, from top to bottom, before anybody asks which printer it is for. */
export type Paper = readonly (PaperLine | 'rule')[]
