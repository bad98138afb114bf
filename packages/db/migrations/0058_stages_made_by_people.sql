CREATE TABLE "olympiad_reserves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_reserves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"olympiad_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"grades" smallint[] NOT NULL,
	"minutes" smallint NOT NULL,
	"tools" text[] NOT NULL,
	"task_ids" integer[] NOT NULL,
	"stage_id" integer,
	"retired_at" timestamp with time zone,
	CONSTRAINT "olympiad_reserves_once" UNIQUE("olympiad_id","key")
);
--> statement-breakpoint
CREATE TABLE "olympiad_stage_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "olympiad_stage_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"facts" jsonb NOT NULL,
	"decided_by" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD COLUMN "made_by" integer;--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD COLUMN "is_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "olympiad_stages" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "olympiad_reserves" ADD CONSTRAINT "olympiad_reserves_olympiad_id_olympiads_id_fk" FOREIGN KEY ("olympiad_id") REFERENCES "public"."olympiads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_reserves" ADD CONSTRAINT "olympiad_reserves_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "olympiad_stage_changes" ADD CONSTRAINT "olympiad_stage_changes_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "olympiad_reserves_stage" ON "olympiad_reserves" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "olympiad_stage_changes_stage" ON "olympiad_stage_changes" USING btree ("stage_id");