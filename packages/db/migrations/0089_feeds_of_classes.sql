DROP INDEX "calendar_shares_working";--> statement-breakpoint
ALTER TABLE "calendar_shares" ADD COLUMN "school_class_id" integer;--> statement-breakpoint
ALTER TABLE "homeworks" ADD COLUMN "term_changes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_shares" ADD CONSTRAINT "calendar_shares_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_shares_class" ON "calendar_shares" USING btree ("school_class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_shares_working" ON "calendar_shares" USING btree ("user_id","kind",coalesce("school_class_id", 0)) WHERE revoked_at is null;