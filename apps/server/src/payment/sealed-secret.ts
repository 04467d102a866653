import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Opens and seals the secrets of payment accounts, so that a copy of the database alone cannot collect anything. */
export interface SecretBox {
  seal(secret: string): string
  open(sealed: string): string
}

const version = 'v1'

/** AES-256-GCM with the deployment's own key; a sealed text that was changed does not open. */
export function createSecretBox(deploymentKey: string): SecretBox {
  const key = createHash('sha256').update(deploymentKey).digest()
  return {
    seal(secret) {
      const start = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, start)
      const closed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return [version, ...[start, cipher.getAuthTag(), closed].map((part) => part.toString('base64url'))].join('.')
    },
    open(sealed) {
      const [found, start = '', tag = '', closed = ''] = sealed.split('.')
      if (found !== version) throw new Error('a sealed secret of an unknown kind')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(start, 'base64url'))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(closed, 'base64url')), decipher.final()]).toString('utf8')
    },
  }
}
