ALTER TABLE "account_events" VALIDATE CONSTRAINT "account_events_kind_known";
