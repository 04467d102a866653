import type { Attachment } from '../database/schema/attachment.ts'
import { writeReceipt } from './write-receipt.ts'

export interface AttachmentFile {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** The file that a mail carries, made from the stored data. */
export async function toAttachmentFile(attachment: Attachment): Promise<AttachmentFile> {
  const { kind, name: filename } = attachment
  if (kind === 'receipt') {
    return { filename, contentType: 'application/pdf', content: await writeReceipt(attachment.receipt) }
  }
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return { filename, contentType, content: Buffer.from(attachment.text) }
}
