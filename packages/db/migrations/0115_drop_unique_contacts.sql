-- A contact without a proof may stand in several accounts; of one alone it is by the partial indexes of 0114.
ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
DROP INDEX "users_phone";
