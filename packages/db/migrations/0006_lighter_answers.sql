ALTER TABLE "answers" DROP CONSTRAINT "answers_once";--> statement-breakpoint
DROP INDEX "answers_answered_at";--> statement-breakpoint
DROP INDEX "idempotency_keys_created_at";--> statement-breakpoint
ALTER TABLE "answers" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_once" PRIMARY KEY("attempt_id","task_id","try_number");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING brin ("created_at");
