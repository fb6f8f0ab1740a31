import { codeOf } from '../../core/system-errors.ts';
import { messageOf } from './message-texts.ts';

/** Why a file cannot be written, as the end of a sentence without a full stop. */
export function whyNotWritten(cause: unknown): string {
  switch (codeOf(cause)) {
    case 'ENOENT':
      return 'its folder does not exist';
    case 'ENOTDIR':
      return 'a part of its path is a file, not a folder';
    case 'ELOOP':
      return 'it is a link that leads to itself';
    case 'EISDIR':
      return 'it is a folder';
    case 'EEXIST':
      return 'it exists already';
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write it';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOSPC':
      return 'the disk is full';
    case 'EDQUOT':
      return 'the quota of this user is used up';
    case 'EFBIG':
      return 'it would be larger than this process may make a file';
    default:
      return messageOf(cause);
  }
}
