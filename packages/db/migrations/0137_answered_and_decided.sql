UPDATE "olympiad_clarifications" SET "answer" = '' WHERE "answered_at" IS NOT NULL AND "answer" IS NULL;
--> statement-breakpoint
UPDATE "olympiad_time_requests" SET "decided_at" = "asked_at" WHERE "is_confirmed" IS NOT NULL AND "decided_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "olympiad_clarifications"
  ADD CONSTRAINT "olympiad_clarifications_answered" CHECK (answered_at is null or answer is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "olympiad_time_requests"
  ADD CONSTRAINT "olympiad_time_requests_decided" CHECK (is_confirmed is null or decided_at is not null) NOT VALID;
