ALTER TABLE "users" VALIDATE CONSTRAINT "users_home_brand";
