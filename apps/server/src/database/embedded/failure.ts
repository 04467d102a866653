import { StartupFault } from '../../startup/startup-fault.ts'

/** Says in one sentence why the data folder could not be made or PostgreSQL could not start. */
export function explainFailure(cause: unknown, folder: string, log = ''): Error {
  const error = cause as NodeJS.ErrnoException & { stderr?: string }
  const words = `${error?.code ?? ''} ${error?.stderr ?? ''} ${log}`
  if (/ENOSPC|No space left on device/.test(words)) {
    return new StartupFault(`The disk that holds ${folder} is full; free some space and start again.`, { cause })
  }
  if (/EROFS|Read-only file system/.test(words)) {
    return new StartupFault(`${folder} is on a disk that cannot be written to; set DATA_DIR to another folder.`, {
      cause,
    })
  }
  if (/EACCES|EPERM|Permission denied|wrong ownership|invalid permissions/.test(words)) {
    return new StartupFault(
      `Comanda may not use ${folder}: it belongs to somebody else or its permissions are wrong; start as its owner or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  const reason = lastComplaint(`${error?.stderr ?? ''}\n${log}`) ?? error?.message ?? 'it gave no reason'
  return new StartupFault(`The built-in PostgreSQL cannot work in ${folder}: ${reason}`, { cause })
}

function lastComplaint(log: string): string | undefined {
  const complaints = log.split('\n').filter((line) => /(FATAL|PANIC|error):/.test(line))
  return complaints.at(-1)?.replace(/^.*?(FATAL|PANIC|error):\s*/, '')
}
