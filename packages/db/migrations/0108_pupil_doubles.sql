CREATE TABLE "pupil_double_decisions" (
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"verdict" text NOT NULL,
	"kept_id" integer,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	CONSTRAINT "pupil_double_decisions_low_id_high_id_pk" PRIMARY KEY("low_id","high_id")
);
--> statement-breakpoint
ALTER TABLE "pupil_double_decisions" ADD CONSTRAINT "pupil_double_decisions_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_double_decisions" ADD CONSTRAINT "pupil_double_decisions_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_double_decisions" ADD CONSTRAINT "pupil_double_decisions_kept_id_users_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_double_decisions" ADD CONSTRAINT "pupil_double_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pupil_double_decisions_high" ON "pupil_double_decisions" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "pupil_double_decisions_kept" ON "pupil_double_decisions" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "pupil_double_decisions_decided_by" ON "pupil_double_decisions" USING btree ("decided_by");