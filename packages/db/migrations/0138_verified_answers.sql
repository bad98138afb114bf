ALTER TABLE "olympiad_clarifications" VALIDATE CONSTRAINT "olympiad_clarifications_answered";
--> statement-breakpoint
ALTER TABLE "olympiad_time_requests" VALIDATE CONSTRAINT "olympiad_time_requests_decided";
