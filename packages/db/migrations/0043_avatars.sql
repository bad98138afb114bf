ALTER TABLE "users" ADD COLUMN "avatar" jsonb;
