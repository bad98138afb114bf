ALTER TABLE "attempts" VALIDATE CONSTRAINT "attempts_judged_is_whole";
