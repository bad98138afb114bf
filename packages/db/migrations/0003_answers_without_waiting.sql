ALTER TABLE "answers" DROP CONSTRAINT "answers_attempt_id_attempts_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_task_id_tasks_id_fk";
--> statement-breakpoint
ALTER TABLE "task_states" DROP CONSTRAINT "task_states_task_id_tasks_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_state" FOREIGN KEY ("attempt_id","task_id") REFERENCES "public"."task_states"("attempt_id","task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Kept replies are some kilobytes, live for a day and are hardly ever read again: not worth compressing or moving to another table.
ALTER TABLE "idempotency_keys" ALTER COLUMN "body" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" SET (toast_tuple_target = 8160);
