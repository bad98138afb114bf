CREATE TABLE "class_courses" (
	"school_class_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"due_on" date,
	"given_at" timestamp with time zone NOT NULL,
	"given_by" integer,
	CONSTRAINT "class_courses_school_class_id_course_id_pk" PRIMARY KEY("school_class_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "class_message_recipients" (
	"message_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_parent" boolean NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "class_message_recipients_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "class_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_class_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"readers" text NOT NULL,
	"is_to_chosen" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message_recipients" ADD CONSTRAINT "class_message_recipients_message_id_class_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."class_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_message_recipients" ADD CONSTRAINT "class_message_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_messages" ADD CONSTRAINT "class_messages_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_messages" ADD CONSTRAINT "class_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_courses_course" ON "class_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "class_courses_given_by" ON "class_courses" USING btree ("given_by");--> statement-breakpoint
CREATE INDEX "class_message_recipients_user" ON "class_message_recipients" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "class_messages_class" ON "class_messages" USING btree ("school_class_id","sent_at");--> statement-breakpoint
CREATE INDEX "class_messages_author" ON "class_messages" USING btree ("author_id");