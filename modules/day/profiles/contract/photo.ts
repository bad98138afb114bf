import { Profile } from '@school/accounts/contract'
import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

/** The squares that are kept of a photograph, in pixels of a side. */
export const photoSides = [96, 320] as const

export const maxPhotoBytes = 10 * 1024 * 1024
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const uploadAvatar = endpoint({
  name: 'profiles.uploadAvatar',
  method: 'POST',
  path: '/api/user/avatar',
  audience: 'user',
  changes: ['accounts.user'],
  summary:
    'A photograph of one’s own instead of the drawn avatar: JPEG, PNG or WebP. Its middle square is encoded again, without the metadata of the camera',
  fileBytes: maxPhotoBytes,
  fileField: 'data',
  reply: Profile,
  errors: ['avatar_absent', 'avatar_not_picture', 'avatar_broken', 'avatar_forbidden', 'avatar_gap'],
  perMinute: 10,
})

export const removeAvatar = endpoint({
  name: 'profiles.removeAvatar',
  method: 'DELETE',
  path: '/api/user/avatar',
  audience: 'user',
  changes: ['accounts.user'],
  summary:
    'Takes the photograph away: the drawn avatar or the initials stand again; repeating it changes nothing',
  reply: Profile,
})

export const getPhoto = endpoint({
  name: 'profiles.getPhoto',
  method: 'GET',
  path: '/api/photos/:photoId',
  audience: 'anyone',
  summary:
    'A square of a photograph. Of a child: for the family, the classes of this year with their teachers, and the staff of the school',
  params: z.object({ photoId: z.uuid() }),
  query: z.object({ side: z.enum(photoSides.map(String)).default('96') }),
  isFile: true,
  reply: z.unknown(),
  errors: ['photo_not_found'],
})
