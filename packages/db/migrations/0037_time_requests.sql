CREATE TABLE "olympiad_time_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_time_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"target" text NOT NULL,
	"target_id" integer,
	"extra_minutes" smallint NOT NULL,
	"shift_minutes" smallint NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"is_confirmed" boolean,
	"words" text
);
--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD COLUMN "max_extra_minutes" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD COLUMN "latest_end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_allowances" ADD COLUMN "takes_back_id" integer;--> statement-breakpoint
ALTER TABLE "olympiad_time_requests" ADD CONSTRAINT "olympiad_time_requests_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_time_requests_stage" ON "olympiad_time_requests" USING btree ("stage_id","decided_at");--> statement-breakpoint
ALTER TABLE "work_allowances" ADD CONSTRAINT "work_allowances_taken_back_once" UNIQUE("takes_back_id");