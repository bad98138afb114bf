ALTER TABLE "accommodations" ADD COLUMN "set_by" integer;--> statement-breakpoint
ALTER TABLE "work_allowances" ADD COLUMN "granted_by" integer;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_allowances" ADD CONSTRAINT "work_allowances_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;