import type { Attachment } from '../database/schema/attachment.ts'

export interface AttachmentFile {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** The file that a mail carries, made from the stored data. */
export async function toAttachmentFile(attachment: Attachment): Promise<AttachmentFile> {
  const { kind, name: filename } = attachment
  if (kind === 'calendar') {
    return {
      filename,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(attachment.text),
    }
  }
  throw new Error('receipts are not written yet')
}
