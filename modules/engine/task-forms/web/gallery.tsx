export { TaskGallery } from './gallery/TaskGallery.tsx'
