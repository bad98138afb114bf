CREATE TABLE "olympiad_protocol_entries" (
	"stage_id" integer NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"participation_id" integer,
	"actor_id" integer,
	"facts" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "olympiad_protocol_entries_once" PRIMARY KEY("stage_id","number"),
	CONSTRAINT "olympiad_protocol_entries_source" UNIQUE("stage_id","source")
);
--> statement-breakpoint
ALTER TABLE "olympiad_protocol_entries" ADD CONSTRAINT "olympiad_protocol_entries_stage_id_olympiad_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."olympiad_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "only_added" BEFORE UPDATE OR DELETE ON "olympiad_protocol_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
