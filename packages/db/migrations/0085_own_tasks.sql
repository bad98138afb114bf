CREATE TABLE "own_task_labels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_task_labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"title" text NOT NULL,
	"shared_at" timestamp with time zone,
	CONSTRAINT "own_task_labels_once" UNIQUE("author_id","title")
);
--> statement-breakpoint
CREATE TABLE "own_task_pictures" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_task_versions" (
	"task_id" integer PRIMARY KEY NOT NULL,
	"own_task_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_task_versions_once" UNIQUE("own_task_id","number")
);
--> statement-breakpoint
CREATE TABLE "own_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"label_id" integer,
	"discipline_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"difficulty" smallint NOT NULL,
	"skills" text[] NOT NULL,
	"has_variants" boolean NOT NULL,
	"source" jsonb NOT NULL,
	"task_id" integer,
	"is_changed" boolean NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"import_hash" text,
	"shared_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_task_labels" ADD CONSTRAINT "own_task_labels_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_task_pictures" ADD CONSTRAINT "own_task_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_task_versions" ADD CONSTRAINT "own_task_versions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_task_versions" ADD CONSTRAINT "own_task_versions_own_task_id_own_tasks_id_fk" FOREIGN KEY ("own_task_id") REFERENCES "public"."own_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_tasks" ADD CONSTRAINT "own_tasks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_tasks" ADD CONSTRAINT "own_tasks_label_id_own_task_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."own_task_labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_tasks" ADD CONSTRAINT "own_tasks_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_tasks" ADD CONSTRAINT "own_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_tasks_author" ON "own_tasks" USING btree ("author_id","updated_at");--> statement-breakpoint
CREATE INDEX "own_tasks_label" ON "own_tasks" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "own_tasks_task" ON "own_tasks" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_tasks_imported" ON "own_tasks" USING btree ("author_id","import_hash") WHERE import_hash is not null;